/** Starts the sandbox platform: opens its database, builds its services, listens. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createContractChecker, type ContractChecker } from '../contract/contractChecker';
import { readContract } from '../contract/contractDocument';
import { readCatalogue, type Catalogue } from './catalogue/catalogue';
import { openLiveService } from './channels/liveService';
import { createRoomService } from './channels/roomService';
import { sandboxRealms, trades } from './realms';
import { createFaultList } from './control/faults';
import { UnkindModes } from './control/unkindModes';
import type { Database } from './database/database';
import { openDatabase } from './database/openDatabase';
import { resetViewers } from './database/seedDatabase';
import { createFirebaseService } from './identity/firebaseService';
import { createIdentityFlows, outsideClients } from './identity/identityFlows';
import { createIdentityManager } from './identity/identityManager';
import { createSocialService } from './identity/socialService';
import { createStageDoor } from './identity/stageDoor';
import { createTvProvider } from './identity/tvProvider';
import { createTicketOffice } from './playback/signedTicket';
import { sandboxApp } from './sandboxApp';
import type { SandboxServices } from './services';
import { Accounts } from './session/accounts';
import { createCaptchaService } from './session/captchaService';
import { createSessions } from './session/sessions';

export { demoAccounts } from './realms';

export interface SandboxOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** A PostgreSQL server; default: PGlite in `dataFolder`. */
  readonly databaseUrl?: string | undefined;
  /** PGlite's folder; default: `.sandbox`; `memory` stores nothing. */
  readonly dataFolder?: string | undefined;
  /** An open database with the seed, which stays open; default: one that is opened as described above. */
  readonly database?: Database | undefined;
  /** Artwork and streams, one folder per realm; default: scripts/sandbox/media. */
  readonly mediaFolder?: string | undefined;
  /** Lifetime of an access token; default: 15 minutes. */
  readonly accessTokenSeconds?: number | undefined;
  /** How long a consumed refresh token still returns its successor; default: 30 seconds. */
  readonly refreshGraceSeconds?: number | undefined;
  /** Timer of unkind modes; default: the process's timers. */
  readonly after?: ((milliseconds: number, task: () => void) => () => void) | undefined;
  /** Receives a line for each problem to look into. */
  readonly log?: ((line: string) => void) | undefined;
}

export interface RunningSandbox {
  /** Scheme, host and port. */
  readonly url: string;
  /** Handles a request without the network, for tests in the same process. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The sandbox's services, for tests that inspect its state. */
  readonly services: SandboxServices;
  stop(): Promise<void>;
}

/** Shared by the sandboxes of a process: it compiles a schema when it is first needed, which takes a while. */
let checker: ContractChecker | undefined;

function processTimers(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}

/** Resolves when the server responds. Rejects when the port is in use or the database cannot be opened. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const {
    port,
    databaseUrl,
    dataFolder = '.sandbox',
    database: given,
    mediaFolder = 'scripts/sandbox/media',
    accessTokenSeconds = 15 * 60,
    refreshGraceSeconds = 30,
    after = processTimers,
    log = () => undefined,
  } = options;
  const database = given ?? (await openDatabase({ databaseUrl, dataFolder }));
  const closeDatabase = async (): Promise<void> => (given === undefined ? database.close() : undefined);
  const catalogues = new Map<string, Catalogue>();
  for (const realm of sandboxRealms) catalogues.set(realm.id, await readCatalogue(database, realm.id));

  // The OpenID provider's issuer contains the port, which is known once the server listens.
  let answer: (request: Request, env: unknown) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) });
  // Never closes an idle connection: a client that is busy for some seconds would send its next request into it.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  const stageDoor = createStageDoor(url);
  const startedAt = Date.now();
  const live = openLiveService(catalogues, startedAt, Date.now);
  const rooms = createRoomService({
    now: Date.now,
    after: processTimers,
  });
  const accounts = new Accounts(database);
  const unkind = new UnkindModes({
    database,
    after,
    report: (error) => log(`An unkind mode failed: ${String(error)}`),
  });
  const social = createSocialService(Date.now);
  const services: SandboxServices = {
    database,
    sessions: createSessions(database, { accessTokenSeconds, refreshGraceSeconds }),
    accounts,
    tickets: createTicketOffice(),
    identity: createIdentityFlows(database, outsideClients(stageDoor.client)),
    tv: createTvProvider(database),
    captcha: createCaptchaService(Date.now),
    manager: createIdentityManager(Date.now),
    social,
    firebase: createFirebaseService({ database, accounts, social, now: Date.now }),
    catalogueOf: live.catalogueOf,
    news: live.news,
    rooms,
    unkind,
    startedAt,
    now: Date.now,
  };
  checker ??= createContractChecker(readContract(), { closed: true });
  const app = sandboxApp({
    services,
    checker,
    identityProvider: stageDoor.provider,
    faults: createFaultList(),
    reset: async () => {
      live.reset();
      rooms.reset();
      await unkind.set({});
      await resetViewers(database, trades);
    },
    live: {
      play: live.control.play,
      hangUp: () => {
        live.control.hangUp();
        rooms.hangUp();
      },
    },
    mediaFolder: path.resolve(mediaFolder),
    log,
  });
  answer = (request, env) => app.fetch(request, env as never);

  return {
    url,
    services,
    answer: async (request) => app.fetch(request),
    async stop() {
      live.stop();
      rooms.reset();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await closeDatabase();
    },
  };
}
