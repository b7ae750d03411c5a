#!/bin/sh
# Restarts the shops of compose.yaml one after another, without a failed request: each is taken out of nginx before it stops. Run it beside compose.yaml.
set -eu

reload() {
  docker compose exec proxy nginx -s reload
  # Requests under way at the old workers go to their end.
  sleep 2
}

all=$(cat deploy/shops.conf)
trap 'printf "%s\n" "$all" > deploy/shops.conf' EXIT
for shop in shop1 shop2; do
  printf "%s\n" "$all" | grep -v "^server $shop:" > deploy/shops.conf
  reload
  docker compose up --detach --no-deps --force-recreate --wait "$shop"
  printf "%s\n" "$all" > deploy/shops.conf
  reload
done
