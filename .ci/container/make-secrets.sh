#!/bin/sh
# Makes the secrets of a new site, each a file; one that is there stays as it is. Whoever may enter the folder may read them.
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

# An empty one counts as not given: those of the gateway and of the mail server are yours to write into their files.
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
