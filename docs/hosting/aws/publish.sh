#!/bin/sh
# Puts out/ into the bucket: sh docs/hosting/aws/publish.sh BUCKET
# Files whose names change with their content go first and stay, so that a page that is open while
# the site changes still finds what it names. Pages that are no longer there go.
# The part marked 'written' comes from scripts/export/headers.ts by `npm run hosting`.
set -eu
bucket="s3://${1:?Say which bucket: publish.sh BUCKET}"
test -f out/index.html || { echo 'There is no built site in out/: npm run build' >&2; exit 1; }

# written: values
immutable='public, max-age=31536000, immutable'
revalidated='public, max-age=0, must-revalidate'
folders='_next/static media'
types='
avif image/avif
css text/css; charset=utf-8
gif image/gif
html text/html; charset=utf-8
ico image/x-icon
jpeg image/jpeg
jpg image/jpeg
js text/javascript; charset=utf-8
json application/json; charset=utf-8
map application/json; charset=utf-8
md text/markdown; charset=utf-8
mjs text/javascript; charset=utf-8
mp4 video/mp4
pdf application/pdf
png image/png
svg image/svg+xml; charset=utf-8
txt text/plain; charset=utf-8
vtt text/vtt; charset=utf-8
webm video/webm
webmanifest application/manifest+json; charset=utf-8
webp image/webp
woff2 font/woff2
xml application/xml; charset=utf-8
'
# end of values

# All files of one kind in a folder: upload FOLDER ENDING TYPE CACHING [more for aws s3 sync].
upload() {
    folder=$1 ending=$2 type=$3 caching=$4
    shift 4
    find "out/$folder" -name "*.$ending" | grep -q . || return 0
    aws s3 sync --no-progress "out/$folder" "$bucket/$folder" --exclude '*' --include "*.$ending" \
        "$@" --content-type "$type" --cache-control "$caching"
}

without=
for folder in $folders; do
    without="$without --exclude $folder/*"
    echo "$types" | while read -r ending type; do
        test -z "$ending" || upload "$folder" "$ending" "$type" "$immutable" --size-only
    done
done

set -f # the patterns in $without are for aws
echo "$types" | while read -r ending type; do
    # shellcheck disable=SC2086
    test -z "$ending" || upload '' "$ending" "$type" "$revalidated" --delete $without
done
