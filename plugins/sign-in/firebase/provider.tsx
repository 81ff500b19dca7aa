/** Sign-in at Firebase: email and password, social providers, and sign-up. */
import {
  clock,
  platformClient,
  realm,
  session,
  signInSettings,
  tabStorage,
  type Activate,
  type SignInFormProps,
} from 'proscenium/sdk';
import { LazyScript } from 'proscenium/sdk/sign-in';
import { readLicences } from 'proscenium/sdk/endpoints/commerce';
import { loginWithFirebase, signUpWithFirebase } from 'proscenium/sdk/endpoints/firebase';
import { FirebaseForm } from './FirebaseForm';
import { firebaseGlobal, loadFirebase } from './firebaseGlobal';
import { FirebaseOpening } from './FirebaseOpening';
import { FirebaseSignIn } from './FirebaseSignIn';
import type { FirebaseOptions } from './options.generated';

export default ((context) => {
  const { options, signal, log } = context;
  const client = context.use(platformClient);
  const time = context.use(clock);
  const realmView = context.use(realm);
  const settings = context.use(signInSettings);
  const script = new LazyScript({
    name: 'The Firebase SDK',
    load: () => loadFirebase(context, options, settings.appCheck),
    find: firebaseGlobal,
  });
  const firebase = new FirebaseOpening({
    options,
    script,
    settings,
    locale: realmView.locale,
    clock: time,
    log,
  });
  const signIn = new FirebaseSignIn({
    firebase,
    isPhone: settings.isPhone,
    values: context.use(tabStorage),
    log,
    exchange: (body) => client.call(loginWithFirebase, { body, signal }),
    signUp: (body) => client.call(signUpWithFirebase, { body, signal }),
  });
  /** If that fails, the shop shows the error with a retry. */
  const sells = async (): Promise<boolean> => {
    try {
      return (await client.call(readLicences, { signal })).licences.length > 0;
    } catch (error) {
      log.warn('What is on sale cannot be read.', { reason: String(error) });
      return true;
    }
  };
  const Form = (props: SignInFormProps) => (
    <FirebaseForm
      {...props}
      firebase={signIn}
      prepare={firebase.prepare}
      script={script}
      clock={time}
      providers={options.providers}
      passwordLength={options.passwordLength}
      ground={realmView.color('ground')}
      sells={sells}
    />
  );
  return {
    Form,
    SignUpForm: Form,
    end: () => firebase.end(),
    changePassword: (current, next) =>
      signIn.changePassword(context.use(session).viewer.email, current, next),
  };
}) satisfies Activate<'sign-in-provider', FirebaseOptions>;
