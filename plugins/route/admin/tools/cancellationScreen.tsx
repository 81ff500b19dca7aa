/**
 * The page at ADMIN_CANCELLATION_SCREEN, which the preview shows in its frame: core's cancellation screen with
 * a sample licence and offer (ADM-004). Has no links, cancels nothing, and restarts at its end.
 */
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useText } from 'proscenium/i18n';
import {
  cancellationPromo,
  clock,
  navigation,
  pageMessage,
  useService,
  type Activate,
  type CancellationPromoProps,
} from 'proscenium/sdk';
import { cancellationSample, isCancellationFixture } from '../samples/cancellation';

type Loaded = { readonly Screen: ComponentType<CancellationPromoProps> } | 'failed' | null;

function CancellationScreen() {
  const t = useText();
  const nav = useService(navigation);
  const time = useService(clock);
  const load = useService(cancellationPromo);
  const PageMessage = useService(pageMessage);
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  const [round, setRound] = useState(0);
  const asked = nav.current().searchParams.get('fixture');
  const sample = useMemo(
    () => cancellationSample(isCancellationFixture(asked) ? asked : 'percentage', time),
    [asked, time],
  );
  useEffect(() => {
    let gone = false;
    load().then(
      (Screen) => !gone && setLoaded({ Screen }),
      () => !gone && setLoaded('failed'),
    );
    return () => {
      gone = true;
    };
  }, [load, attempt]);
  if (loaded === null) return null;
  if (loaded === 'failed')
    return (
      // eslint-disable-next-line react-hooks/static-components -- a core component resolved by its token: the same for the page's life
      <PageMessage
        picture="error"
        title={t('adminScreenFailed')}
        text={t('adminScreenFailedText')}
        action={{
          label: t('adminTryAgain'),
          run: () => {
            setLoaded(null);
            setAttempt(attempt + 1);
          },
        }}
      />
    );
  return (
    <loaded.Screen
      key={round}
      licence={sample.licence}
      steps={sample.steps}
      onDone={() => setRound(round + 1)}
    />
  );
}

export default (() => ({ Page: CancellationScreen })) satisfies Activate<'route'>;
