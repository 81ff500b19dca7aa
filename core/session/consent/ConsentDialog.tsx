/** The realm's terms, to be read and agreed to before an account is made (SGN-066, FRM-029). */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n';
import { useRealmText } from '../../sdk/useRealmText';
import { Button, Dialog } from '../../ui';
import { CheckField } from '../../ui/fields';
import { useSignInRoom } from '../components/useSignInRoom';
import type { ConsentDesk } from './ConsentDesk';
import styles from './ConsentDialog.module.css';
import { isAgreed, isChoice, preticked, type ConsentTerm, type Ticks } from './consentTerms';

/** Stands once beside whatever may ask: closed until a form asks. What still waits when the page is left is given up. */
export const ConsentDialog = observer(function ConsentDialog() {
  const t = useText();
  const { consents } = useSignInRoom();
  useEffect(() => () => consents.close(), [consents]);
  return (
    <Dialog open={consents.asking !== null} onClose={() => consents.close()} title={t('termsOfUse')} closeLabel={t('consentClose')}>
      <Terms desk={consents} />
    </Dialog>
  );
});

/** The browser checks nothing (FRM-037): the button waits for what must be ticked (SGN-070). */
function Terms({ desk }: { readonly desk: ConsentDesk }) {
  const t = useText();
  const [ticks, setTicks] = useState(() => preticked(desk.terms));
  const waitingId = useId();
  const agreed = isAgreed(desk.terms, ticks);
  const demands = desk.terms.some((term) => isChoice(term) && term.required === true);
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(submit) => {
        submit.preventDefault();
        // Enter sends a form whose button is switched off in some browsers.
        if (agreed) desk.agree(ticks);
      }}
    >
      {desk.terms.map((term) => (
        <Term key={term.fieldName} term={term} ticked={ticks.has(term.fieldName)} onTick={(ticked) => setTicks(withTick(ticks, term.fieldName, ticked))} />
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

/** A box to tick (SGN-069), or words alone (SGN-068). */
function Term({ term, ticked, onTick }: TermProps) {
  const said = useRealmText();
  const text = term.text === undefined ? undefined : said(term.text);
  if (isChoice(term)) return <CheckField name={term.fieldName} label={said(term.label)} hint={text} required={term.required} checked={ticked} onChange={onTick} />;
  return (
    <section>
      <h3 className={styles['label']}>{said(term.label)}</h3>
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
