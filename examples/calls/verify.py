#!/usr/bin/env python3
"""Verifies the example references and prints those to review. Needs Python 3.9 or newer, no packages."""
import json
import os
import pathlib
import sys
import time
import urllib.error
import urllib.request

URL = os.environ.get("PREFLIGHT_URL", "http://127.0.0.1:8080")
KEY = os.environ["PREFLIGHT_KEY"]


def post(path, body):
    """Posts a body. After a 429 it waits as long as Retry-After says, then retries."""
    request = urllib.request.Request(
        f"{URL}/v1/{path}", json.dumps(body).encode(), {"X-API-Key": KEY, "Content-Type": "application/json"})
    while True:
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                return json.load(response)
        except urllib.error.HTTPError as refusal:
            if refusal.code != 429:
                sys.exit(f"{refusal.code}: {json.load(refusal)['detail']}")
            time.sleep(int(refusal.headers.get("Retry-After", "60")))


references = (pathlib.Path(__file__).parent.parent / "references.txt").read_text(encoding="utf-8").splitlines()
answer = post("citations/verify", {"references": references})
for number, result in enumerate(answer["results"], start=1):
    if result["status"] != "verified":
        print(f"{number}\t{result['status']}\t{result['matchedTitle'] or result['nearMissTitle'] or ''}")
print(json.dumps(answer["summary"]))
