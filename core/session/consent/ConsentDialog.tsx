/** The realm's terms, to be read and accepted before an account is created (SGN-066, FRM-029). */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { PartFailed } from '../../pageKit/PartFailed';
import { useOverlay } from '../../sdk/overlays';
import { useRealmText } from '../../sdk/useRealmText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { CheckField } from '../../ui/CheckField';
import { LinesSkeleton } from '../../ui/LinesSkeleton';
import { useSignInService } from '../components/useSignInService';
import type { ConsentService } from './ConsentService';
import styles from './ConsentDialog.module.css';
import { isAgreed, isChoice, preticked, type ConsentTerm, type Ticks } from './consentTerms';

/**
 * Mounted once on a page whose forms may ask for consent: closed until one does, and then the only overlay
 * (NAV-086). Unmounting declines a pending request.
 */
export const ConsentDialog = observer(function ConsentDialog() {
  const t = useText();
  const { consents } = useSignInService();
  useConsents(consents);
  const open = useOverlay('consent', consents.asking !== null);
  return (
    <Dialog
      open={open}
      onClose={() => consents.close()}
      title={t('termsOfUse')}
      closeLabel={t('consentClose')}
    >
      <Terms service={consents} />
    </Dialog>
  );
});

/**
 * The same inside an overlay: the terms replace its content while a form asks, so that no second overlay
 * opens (NAV-086).
 */
export const ConsentInPlace = observer(function ConsentInPlace({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { consents } = useSignInService();
  const isAsking = consents.asking !== null;
  useConsents(consents);
  return (
    <>
      <div hidden={isAsking}>{children}</div>
      {isAsking && <TermsInPlace service={consents} />}
    </>
  );
});

/** The terms are loaded while the viewer fills in the form. */
function useConsents(consents: ConsentService): void {
  useEffect(() => {
    void consents.prepare();
    return () => consents.close();
  }, [consents]);
}

/** Takes the focus, and returns it on unmount. */
function TermsInPlace({ service }: { readonly service: ConsentService }) {
  const t = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    title.current?.focus();
    return () => void (opener instanceof HTMLElement && opener.isConnected && opener.focus());
  }, []);
  return (
    <section className={styles['inPlace']} aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} tabIndex={-1} className={styles['label']}>
        {t('termsOfUse')}
      </h3>
      <Button variant="quiet" onClick={() => service.close()}>
        {t('consentClose')}
      </Button>
      <Terms service={service} />
    </section>
  );
}

const Terms = observer(function Terms({ service }: { readonly service: ConsentService }) {
  const t = useText();
  const { terms } = service;
  if (terms === 'failed') return <PartFailed text={t('genericError')} retry={() => void service.prepare()} />;
  if (terms === null || terms === 'loading') return <LinesSkeleton label={t('loadingPart')} />;
  return <TermsForm terms={terms} onAgree={(ticks) => service.agree(terms, ticks)} />;
});

interface TermsFormProps {
  readonly terms: readonly ConsentTerm[];
  readonly onAgree: (ticks: Ticks) => void;
}

/** No browser validation (FRM-037): the button is disabled until the required boxes are ticked (SGN-070). */
function TermsForm({ terms, onAgree }: TermsFormProps) {
  const t = useText();
  const [ticks, setTicks] = useState(() => preticked(terms));
  const waitingId = useId();
  const agreed = isAgreed(terms, ticks);
  const demands = terms.some((term) => isChoice(term) && term.required === true);
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(submit) => {
        submit.preventDefault();
        // In some browsers Enter submits a form whose button is disabled.
        if (agreed) onAgree(ticks);
      }}
    >
      {terms.map((term) => (
        <Term
          key={term.fieldName}
          term={term}
          ticked={ticks.has(term.fieldName)}
          onTick={(ticked) => setTicks(withTick(ticks, term.fieldName, ticked))}
        />
      ))}
      <div className={styles['end']}>
        {demands && (
          <p id={waitingId} className={styles['waiting']}>
            {t('consentRequired')}
          </p>
        )}
        <Button type="submit" wide disabled={!agreed} aria-describedby={demands ? waitingId : undefined}>
          {t('consentAgree')}
        </Button>
      </div>
    </form>
  );
}

interface TermProps {
  readonly term: ConsentTerm;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** A checkbox (SGN-069), or text alone (SGN-068). */
function Term({ term, ticked, onTick }: TermProps) {
  const realmText = useRealmText();
  const text = term.text === undefined ? undefined : realmText(term.text);
  if (isChoice(term))
    return (
      <CheckField
        name={term.fieldName}
        label={realmText(term.label)}
        hint={text}
        required={term.required}
        checked={ticked}
        onChange={onTick}
      />
    );
  return (
    <section>
      <h3 className={styles['label']}>{realmText(term.label)}</h3>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
    </section>
  );
}

function withTick(ticks: Ticks, fieldName: string, ticked: boolean): Ticks {
  const next = new Set(ticks);
  if (ticked) next.add(fieldName);
  else next.delete(fieldName);
  return next;
}
