#!/bin/sh
# Runs dist/node as a service of systemd, with Caddy and its certificates in front of it:
#   sh scripts/serve/examples/install.sh velvet.example [more host names]
# As root, after "npm run build -- --for node", on a machine with Node, systemd and Caddy. Run it again after each build.
set -eu
test $# -gt 0 || { echo "Name the host names of the realms: $0 velvet.example" >&2; exit 1; }
cd "$(dirname "$0")/../../.."
test -f dist/node/server.js || { echo 'There is no server: run "npm run build -- --for node" first.' >&2; exit 1; }
examples=scripts/serve/examples
names=$(echo "$*" | sed 's/ /, /g')

rm -rf /opt/proscenium.new
cp -r dist/node /opt/proscenium.new
rm -rf /opt/proscenium
mv /opt/proscenium.new /opt/proscenium
cp "$examples/proscenium.service" /etc/systemd/system/proscenium.service
systemctl daemon-reload
systemctl enable proscenium
systemctl restart proscenium

sed "s/^velvet\.example/$names/" "$examples/proscenium.caddy" > /etc/caddy/proscenium.caddy
grep -qx 'import proscenium.caddy' /etc/caddy/Caddyfile || echo 'import proscenium.caddy' >> /etc/caddy/Caddyfile
systemctl reload caddy
