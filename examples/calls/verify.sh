#!/bin/sh
# Verifies the example references with curl and prints the answer. Needs PREFLIGHT_KEY; PREFLIGHT_URL is the gateway.
# The key goes through standard input: other users could see an argument in the list of processes.
set -eu
here=$(dirname "$0")
printf 'X-API-Key: %s\n' "$PREFLIGHT_KEY" | curl --silent --show-error --fail-with-body --max-time 120 \
  --header @- --header 'Content-Type: application/json' \
  --data-binary @"$here/../verify.json" "${PREFLIGHT_URL:-http://127.0.0.1:8080}/v1/citations/verify"
