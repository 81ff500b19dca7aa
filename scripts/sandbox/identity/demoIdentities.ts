/** The users of the demo OpenID provider. */
import { DEMO_PASSWORD } from '../commerce/demoAccounts';

export interface DemoIdentity {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly about: string;
}

export const demoIdentities: readonly DemoIdentity[] = [
  { subject: 'maya', email: 'maya@stagedoor.example', name: 'Maya Monteiro', about: 'new to every site' },
  { subject: 'omar', email: 'omar@stagedoor.example', name: 'Omar Okoye', about: 'new to every site' },
  {
    subject: 'vera',
    email: 'viewer@ringside.example',
    name: 'Vera Vance',
    about: 'her e-mail has an account at ringside already',
  },
];

/** The user with this e-mail and the demo password. */
export function identityOf(email: string, secret: string): DemoIdentity | undefined {
  return secret === DEMO_PASSWORD
    ? demoIdentities.find((identity) => identity.email === email.trim().toLowerCase())
    : undefined;
}
