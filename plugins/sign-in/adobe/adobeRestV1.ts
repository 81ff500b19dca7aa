/** Adobe Pass through REST v1, and the platform's part of it. Everything that v2 would change is in this file. */
import { CallError, outsideClient, platformClient, type AnswerOf, type PluginContext } from 'proscenium/sdk';
import {
  exchangeTvCode,
  linkTvEntitlement,
  readTvProviders,
  registerTvClient,
  requestTvCode,
  requestTvCodeOfRequestor,
} from 'proscenium/sdk/endpoints/tv';
import type { AdobeOptions } from './options.generated';
import type { Company, TvService } from './tvService';

/** Sends the site's host name, since the provider identifies sites by domain. */
export function adobeRestV1(context: PluginContext<AdobeOptions>, domain: () => string): TvService {
  const { options, signal } = context;
  const { baseUri, authenticatePath, requestorId, softwareStatement, resourceId } = options;
  const platform = context.use(platformClient);
  const provider = context.use(outsideClient)(baseUri);
  // A resource is verified by the platform; without its own client the platform has nothing else to identify by.
  const entitled = resourceId ?? (softwareStatement === undefined ? requestorId : null);

  return {
    registers: softwareStatement !== undefined,

    async register() {
      const answer = await provider.call(registerTvClient, {
        body: { software_statement: softwareStatement ?? '' },
        signal,
      });
      return { clientId: answer.client_id, clientSecret: answer.client_secret };
    },

    async begin(client) {
      const { code, accessToken } = await (client === null
        ? platform.call(requestTvCodeOfRequestor, { path: { requestorId }, signal })
        : platform.call(requestTvCode, { body: { requestorId, ...client }, signal }));
      return { code, accessToken: accessToken ?? null };
    },

    companies: async () =>
      companiesIn(await provider.call(readTvProviders, { path: { requestorId }, signal })),

    addressOf(company, code, returnTo) {
      const query = new URLSearchParams({
        requestor_id: requestorId,
        mso_id: company,
        reg_code: code,
        domain_name: domain(),
        noflash: 'true',
        no_iframe: 'true',
        redirect_url: returnTo,
      });
      return `${baseUri.replace(/(?<!\/)\/+$/, '')}${authenticatePath}?${query.toString()}`;
    },

    async tokens({ accessToken }, client) {
      if (entitled !== null)
        return platform.call(linkTvEntitlement, { body: { requestorId, resourceId: entitled }, signal });
      // Same error as the platform would answer.
      if (client === null || accessToken === null)
        throw new CallError(exchangeTvCode.id, 400, 'clientUnknown', []);
      return platform.call(exchangeTvCode, { body: { requestorId, ...client, accessToken }, signal });
    },
  };
}

/** An entry without id or name is not selectable (SGP-141). */
function companiesIn({ requestor }: AnswerOf<'readTvProviders'>): readonly Company[] {
  const given: readonly Partial<AnswerOf<'readTvProviders'>['requestor']['mvpds'][number]>[] =
    requestor?.mvpds ?? [];
  return given.flatMap(({ id, displayName, logoUrl }) =>
    id && displayName ? [{ id, name: displayName, logo: logoUrl ?? null }] : [],
  );
}
