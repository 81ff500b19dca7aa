/**
 * Lazily loads an account panel with its texts when it is opened. Errors stay within the panel; if a new
 * release has removed its code, the page reloads once.
 */
import { useEffect, useState, type ComponentType } from 'react';
import { Contributed } from '../../plugins/Contributed';
import { useService } from '../../sdk/useService';
import { PluginPlaceholder } from '../../pageKit/PluginPlaceholder';
import { newRelease, pageLog, pageTexts } from '../../pageKit/pageServices';
import type { BuiltInPanel } from './accountPanels';
import { PartFailed, PartSkeleton } from '../../pageKit/PartFailed';
import type { AccountPart } from './useAccountParts';

export function PartPlace({ part: { name, source } }: { readonly part: AccountPart }) {
  if (source.kind === 'builtIn') return <BuiltInPart panel={source.panel} />;
  return (
    <Contributed
      request={{ point: 'account-panel', plugin: source.plugin, name }}
      skeleton={<PartSkeleton />}
      failed={(failure, retry) => (
        <PluginPlaceholder failure={failure} retry={retry} onFailure={source.onFailure} />
      )}
    >
      {({ View }) => <View />}
    </Contributed>
  );
}

type Loaded = { readonly Panel: ComponentType } | 'failed' | null;

function BuiltInPart({ panel }: { readonly panel: BuiltInPanel }) {
  const texts = useService(pageTexts);
  const log = useService(pageLog);
  const renewed = useService(newRelease);
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    Promise.all([panel.load(), ...panel.messages.map((bundle) => texts.require(bundle))]).then(
      ([{ default: Panel }]) => !gone && setLoaded({ Panel }),
      (error: unknown) => {
        if (gone || renewed()) return;
        log.error(`The part "${panel.name}" of the account could not be loaded.`, error);
        setLoaded('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [panel, texts, log, renewed, attempt]);

  if (loaded === null) return <PartSkeleton />;
  if (loaded !== 'failed') return <loaded.Panel />;
  return (
    <PartFailed
      retry={() => {
        setLoaded(null);
        setAttempt(attempt + 1);
      }}
    />
  );
}
