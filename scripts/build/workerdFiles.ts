/** The files beside the worker: configurations for Cloudflare and for workerd alone, and how to use them. */
import { assetAnswer } from '../host/handler/files';
import { commonHeaders } from '../host/handler/headers';

/** The version of workerd's behavior that the worker is tested with. */
export const compatibilityDate = '2026-04-01';

/** The variables and secrets that the worker reads from the environment, most of them for object storage. */
const variables = [
  'PROSCENIUM_CONTENT_TIMEOUT',
  'PROSCENIUM_STORE',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_REGION',
];

/** Text by path. */
export const workerdFiles = async (): Promise<Readonly<Record<string, string>>> => ({
  'wrangler.jsonc': `{
  "name": "proscenium",
  "main": "worker.js",
  "no_bundle": true,
  "compatibility_date": "${compatibilityDate}",
  // The assets of this build; the worker reads those of earlier builds from the store.
  "assets": { "directory": "static" },
  // The store. Instead of R2: "kv_namespaces": [{ "binding": "RELEASES_KV", "id": "…" }], or
  // "vars": { "PROSCENIUM_STORE": "s3://…" } with the secrets AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
  "r2_buckets": [{ "binding": "RELEASES", "bucket_name": "proscenium-releases" }],
  "observability": { "enabled": true }
}
`,
  'config.capnp': `# workerd serve config.capnp
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "proscenium", worker = .worker),
    # Private addresses too: the platform and the store may be in the same network.
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(
    name = "http",
    service = "proscenium",
    # A proxy on this machine terminates TLS. Whoever reaches this address is believed about the scheme.
    address = "127.0.0.1:8080",
    http = (forwardedProtoHeader = "X-Forwarded-Proto"),
  )],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
  bindings = [
${variables.map((name) => `    (name = "${name}", fromEnvironment = "${name}"),`).join('\n')}
  ],
);
`,
  // Cloudflare serves these files without the worker, so it needs the headers that the worker would send.
  'static/_headers': [
    '/assets/*',
    ...Object.entries(await assetHeaders()).map((each) => `  ${each.join(': ')}`),
    '',
  ].join('\n'),
  'README.md': `# Proscenium on workerd

\`worker.js\` serves the releases of a store; it needs no packages and no modules of Node.

**Cloudflare.** Publish to an R2 bucket through its S3 address, then deploy:

    proscenium realm publish <id> --store 's3://proscenium-releases?endpoint=https://<account>.r2.cloudflarestorage.com&region=auto'
    npx wrangler deploy

\`wrangler.jsonc\` binds the bucket. Add a route or a custom domain for each host name, or \`*/*\` for all of them.
\`static/\` contains the assets of this build, which Cloudflare serves without the worker. KV may replace R2 (binding
\`RELEASES_KV\`): then a change is seen after up to a minute, and only one publisher may work at a time.

    CLOUDFLARE_API_TOKEN=… proscenium realm publish <id> --store 'kv://<account id>/<namespace id>'

**Your own server.** The store is S3-compatible object storage:

    PROSCENIUM_STORE='s3://bucket?endpoint=https://s3.example.com&region=…' AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=… \\
      npx workerd serve config.capnp

It listens on 127.0.0.1:8080. Put a proxy that terminates TLS and sets \`X-Forwarded-Proto\` in front of it. Assets come from the
store, as the build compressed them; pages are compressed with gzip, since workerd offers no brotli.

The variable \`PROSCENIUM_CONTENT_TIMEOUT\` is the longest time that a page waits for the platform, in milliseconds (400).
\`/healthz\` and \`/readyz\` are for load balancers. The log is one line of JSON per answer.
`,
});

/**
 * The headers of assets that the handler sends; Cloudflare adds those that depend on the file. Without HSTS: the answers
 * of the worker state it.
 */
async function assetHeaders(): Promise<Readonly<Record<string, string>>> {
  const address = 'http://site.example/assets/first.js';
  const { headers } = await assetAnswer(
    { asset: async () => ({ body: '', type: '' }) },
    new URL(address),
    new Request(address),
  );
  const { 'content-type': _type, vary: _vary, ...others } = headers;
  return { ...commonHeaders, ...others };
}
