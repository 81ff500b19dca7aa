/** The advertisements of a stream. */
import { clock as clockToken, plainFetch, platformClient, type Activate, type PlayerPart, type ScreeningView } from '../../../core/sdk';
import { AdBreaks } from './AdBreaks';
import { adNonce } from './adNonce';
import { askForAd, teller } from './adServer';
import { AdStage } from './AdStage';
import type { PlayerAdsOptions } from './options.generated';

export default ((context) => {
  const { nonceParameter } = context.options;
  const patience = context.options.patience * 1000;
  const clock = context.use(clockToken);
  const client = context.use(platformClient);
  const tell = teller(context.use(plainFetch));
  const breaks = new WeakMap<ScreeningView, AdBreaks>();
  const breaksOf = (screening: ScreeningView): AdBreaks => {
    const known =
      breaks.get(screening) ??
      new AdBreaks(screening, { clock, patience, nonceParameter, tell, nonce: (signal) => adNonce(client, clock, patience, signal), ask: (url, signal) => askForAd(url, patience, signal) });
    breaks.set(screening, known);
    return known;
  };
  return {
    views: { interlude: ({ screening, Action }) => <AdStage breaks={breaksOf(screening)} sound={() => screening.sound} Action={Action} /> },
    begin: (screening, signal) => breaksOf(screening).begin(signal),
  };
}) satisfies Activate<PlayerPart, PlayerAdsOptions>;
