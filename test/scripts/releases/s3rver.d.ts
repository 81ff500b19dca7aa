/** What the tests use of s3rver, which has no types. */
declare module 's3rver' {
  import type { IncomingMessage } from 'node:http';

  interface Context {
    readonly req: IncomingMessage;
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    get(header: string): string;
    status: number;
    type: string;
    body: unknown;
  }
  interface Listed {
    readonly key: string;
    readonly size: number;
    readonly lastModifiedDate: Date;
  }
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
    });
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: {
      putBucket(bucket: string): Promise<unknown>;
      getMetadata(bucket: string, key: string): Promise<Readonly<Record<string, unknown>>>;
      listObjects(
        bucket: string,
        options: { readonly prefix: string; readonly startAfter: string; readonly maxKeys: number },
      ): Promise<{ readonly objects: readonly Listed[]; readonly isTruncated: boolean }>;
    };
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
