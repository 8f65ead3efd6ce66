#!/bin/sh
# Makes the secrets of a new site, a file each; existing ones stay as they are. Everyone who may enter the folder may read them.
# Usage: make-secrets.sh FOLDER [HOST OF THE DATABASE]
set -eu
umask 077
if [ $# -lt 1 ]; then
  echo "Usage: make-secrets.sh FOLDER [HOST OF THE DATABASE]" >&2
  exit 1
fi
folder=$1
host=${2:-database}

random() {
  head -c 32 /dev/urandom | base64
}

# An empty file counts as not set: the operator writes the secrets of the gateway and of the mail server into theirs.
keep() {
  file=$folder/$1
  if [ ! -e "$file" ]; then
    printf '%s' "$2" >"$file"
    chmod 644 "$file"
  fi
}

mkdir -p "$folder"
chmod 700 "$folder"
keep DATABASE_PASSWORD "$(random | tr '+/' '-_' | tr -d '=')"
keep DATABASE_URL "postgres://baobab:$(cat "$folder/DATABASE_PASSWORD")@$host:5432/baobab"
keep SESSION_SECRET "$(random)"
keep LOOKUP_SECRET "$(random)"
keep ENCRYPTION_KEYS "k$(date +%Y%m%d):$(random)"
keep SMS_PASSWORD ""
keep SMTP_URL ""
