/** Sign-in and sign-up forms: email and password, with social providers below. */
import { useEffect, useState } from 'react';
import { useText } from 'proscenium/i18n';
import {
  CallError,
  isKey,
  isPresentable,
  serverMessage,
  SignInFailure,
  type Clock,
  type SignInFormProps,
  type SignInIntent,
  type SignInStep,
} from 'proscenium/sdk';
import {
  SignInForm,
  SignUpForm,
  useSending,
  type PasswordLength,
  type Said,
  finishSignIn,
  type LazyScript,
} from 'proscenium/sdk/sign-in';
import { Divider, Spinner } from 'proscenium/ui';
import styles from './FirebaseForm.module.css';
import type { FirebaseSdk } from './firebaseGlobal';
import { firebaseProblem, FirebaseRefusal } from './firebaseProblem';
import type { FirebaseSignIn, SocialName } from './FirebaseSignIn';
import { SocialButtons, socialTitles } from './SocialButtons';

const FAILED = 'failedAuthentication';

interface Tellers {
  /** Tracks a failure and returns its message key. */
  readonly explain: (error: unknown) => string;
  /** Label of a sign-in method, by Firebase's name. */
  readonly nameOf: (provider: string | undefined) => string;
}

/**
 * Message above the form for a failure. Null to show nothing. A refusal without a text of ours shows the
 * server's message, if any (ERR-009).
 */
export function firebaseWords(error: unknown, { explain, nameOf }: Tellers): Said | null {
  const problem = firebaseProblem(error);
  switch (problem.kind) {
    case 'silent':
      return null;
    case 'key':
      return explain(new SignInFailure(problem.key, new FirebaseRefusal(error)));
    case 'otherProvider': {
      explain(new SignInFailure('accountExistsWithDifferentProvider', new FirebaseRefusal(error)));
      return {
        key: 'accountExistsWithDifferentProvider',
        values: { provider: nameOf(problem.providers[0]) },
      };
    }
    case 'blocked': {
      const key = explain(
        new SignInFailure(`firebaseBlockingFunction_${problem.message}`, new FirebaseRefusal(error)),
      );
      return key === FAILED && !isKey(problem.message) && isPresentable(problem.message)
        ? { text: problem.message }
        : key;
    }
    case 'foreign': {
      const key = explain(error);
      const text = error instanceof CallError ? serverMessage(error) : null;
      return key === FAILED && text !== null ? { text } : key;
    }
  }
}

export interface FirebaseFormProps extends SignInFormProps {
  readonly firebase: FirebaseSignIn;
  /** Prefetches the SDK: the viewer is about to interact. */
  readonly prepare: () => void;
  readonly script: LazyScript<FirebaseSdk>;
  readonly clock: Clock;
  readonly providers: readonly SocialName[];
  readonly passwordLength: PasswordLength;
  readonly ground: string;
  /** Whether the platform has licences on sale. Never rejects. */
  readonly sells: () => Promise<boolean>;
}

/** One error message above the fields, for any sign-in method. */
export function FirebaseForm({
  firebase,
  prepare,
  script,
  clock,
  providers,
  passwordLength,
  ground,
  sells,
  ...props
}: FirebaseFormProps) {
  const { intent } = props;
  const t = useText();
  const sending = useSending();
  const [returning, setReturning] = useState(firebase.isReturning);
  const [owner, setOwner] = useState<string | null>(null);

  const nameOf = (provider: string | undefined): string => {
    const social = socialTitles[(provider ?? '').replace('.com', '') as SocialName] as string | undefined;
    return social ?? t(provider === 'password' ? 'firebasePassword' : 'firebaseOtherWay');
  };
  const explain = (error: unknown) => firebaseWords(error, { explain: props.explain, nameOf });
  const refuse = (error: unknown): void => {
    const problem = firebaseProblem(error);
    // Prefills the email of the known account: only the password is missing.
    if (problem.kind === 'otherProvider' && problem.providers.includes('password')) setOwner(problem.email);
    const words = explain(error);
    if (words !== null) sending.refuse(words);
  };
  const onStep = (step: SignInStep): void => void onwardToShop(step, intent, sells).then(props.onStep);
  const onSocialStep = (step: SignInStep): void =>
    step.kind === 'tokens' ? sending.send(async () => step, onStep, explain) : onStep(step);

  useEffect(() => {
    if (!returning) return undefined;
    let gone = false;
    firebase.returned().then(
      async (proven) => {
        if (gone) return;
        if (proven !== null) await finishSignIn({ intent, onStep: onSocialStep, onRefusal: refuse }, proven);
        setReturning(false);
      },
      (error: unknown) => {
        if (gone) return;
        setReturning(false);
        refuse(error);
      },
    );
    return () => {
      gone = true;
    };
    // A redirect returns once, to the page as rendered then.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [firebase]);

  if (returning)
    return (
      <div className={styles['wait']}>
        <Spinner label={t('finishingSignIn')} />
      </div>
    );
  const form = { ...props, email: owner ?? props.email, clock, sending, explain, onStep };
  return (
    <div className={styles['way']} onFocus={prepare}>
      {intent.type === 'signup' ? (
        <SignUpForm
          key={owner}
          {...form}
          passwordLength={passwordLength}
          makeAccount={firebase.makeAccount}
        />
      ) : (
        <SignInForm key={owner} {...form} signIn={firebase.withPassword} />
      )}
      {providers.length > 0 && sending.state.status !== 'done' && (
        <>
          <Divider>{t('signInOr')}</Divider>
          <SocialButtons
            names={providers}
            script={script}
            ground={ground}
            open={(name) => firebase.atProvider(name)}
            intent={intent}
            onBegin={sending.forgive}
            onStep={onSocialStep}
            onRefusal={refuse}
            consent={props.consent}
          />
        </>
      )}
    </div>
  );
}

/**
 * After a sign-up the shop opens if there are licences on sale, retaining the return target (SGP-081,
 * LIC-070, LIC-098). `sells` resolves to whether there are.
 */
async function onwardToShop(
  step: SignInStep,
  intent: SignInIntent,
  sells: () => Promise<boolean>,
): Promise<SignInStep> {
  if (step.kind === 'confirm')
    return {
      ...step,
      complete: async (consents) => onwardToShop(await step.complete(consents), intent, sells),
    };
  if (step.kind !== 'tokens' || step.signedUp !== true || !(await sells())) return step;
  const query = new URLSearchParams(intent.query);
  query.set('showPurchase', 'true');
  return { ...step, query };
}
