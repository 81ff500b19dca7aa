/** Scaffolds a sign-in provider: e-mail and password, to be replaced by another sign-in method. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function signInScaffold({ id, name, pascal, camel, title }: ScaffoldNames): Scaffold {
  const key = (part: string): string => `${camel}${part}`;
  return {
    description: `Signs viewers in with ${title}.`,
    manifest: {
      contributes: {
        'sign-in-provider': [
          {
            name,
            module: './provider',
            presentation: 'form',
            path: `/${name}`,
            titleKey: key('SignInTitle'),
            buttonKey: key('SignInButton'),
            capabilities: { canSignUp: false, hasAccountDetailsPage: false, hasPasswordResetPage: false },
          },
        ],
      },
    },
    options: {
      hint: { type: 'boolean', default: true, description: 'Show below the password where it is stored.' },
    },
    modules: {
      'provider.tsx': `/** ${title} as a sign-in method. */
import { type Activate, platformClient } from 'proscenium/sdk';
import { login } from 'proscenium/sdk/endpoints/session';
import { ${pascal}Form } from './${pascal}Form';
import type { ${pascal}Options } from './options.generated';

export default ((context) => {
  const platform = context.use(platformClient);
  const signIn = (email: string, password: string) =>
    platform.call(login, { body: { id: email, secret: password }, signal: context.signal });
  return {
    Form: (props) => <${pascal}Form {...props} signIn={signIn} hint={context.options.hint} />,
  };
}) satisfies Activate<'sign-in-provider', ${pascal}Options>;
`,
      [`${pascal}Form.tsx`]: `/** E-mail and password. */
import { useState, type FormEvent } from 'react';
import { useText } from 'proscenium/i18n';
import type { SignInFormProps, TokenAnswer } from 'proscenium/sdk';
import { Alert, Button, TextField } from 'proscenium/ui';

export interface ${pascal}FormProps extends SignInFormProps {
  readonly signIn: (email: string, password: string) => Promise<TokenAnswer>;
  readonly hint: boolean;
}

export function ${pascal}Form({ email: known = '', onStep, explain, signIn, hint }: ${pascal}FormProps) {
  const t = useText();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (email.trim() === '' || password === '') {
      setProblem('${key('Empty')}');
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      onStep({ kind: 'tokens', tokens: await signIn(email.trim(), password) });
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(submitted) => void send(submitted)}>
      {problem === null ? null : <Alert>{t(problem)}</Alert>}
      <TextField label={t('${key('Email')}')} type="email" autoComplete="username" value={email} onChange={setEmail} required />
      <TextField
        label={t('${key('Password')}')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        hint={hint ? t('${key('Hint')}') : undefined}
        required
      />
      <Button type="submit" busy={busy} wide>
        {t('${key('SignInButton')}')}
      </Button>
    </form>
  );
}
`,
    },
    messages: 'signIn',
    test: `import { screen } from '@testing-library/react';
import activate from '../../../plugins/${id}/provider';
import manifest from '../../../plugins/${id}/plugin.json';
import { describeSignInProvider } from 'proscenium/kit';

describeSignInProvider('${id}', {
  manifest,
  activate,
  options: { hint: true },
  form: {
    answer: (runtime) => runtime.platform.answer('login', { authorisationToken: 'authorisation-1', refreshToken: 'refresh-1' }),
    fill: async (user) => {
      await user.type(screen.getByLabelText(/e-mail/i), 'viewer@ringside.example');
      await user.type(screen.getByLabelText(/password/i), 'Proscenium1!');
      await user.click(screen.getByRole('button', { name: /continue/i }));
    },
  },
});
`,
    realm: `"authenticationProviders": [{ "name": "${name}" }]`,
  };
}
