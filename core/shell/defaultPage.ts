/** The default menu page: where the logo, the root and every dead end lead (ROU-116). */
import { token } from '../sdk';

export interface DefaultPage {
  /** Its path in the active route table; observable. */
  readonly path: string;
  /** The section it shows, when it is a section page; ROOT shows it too. */
  readonly section: string;
}
export const defaultPage = token<DefaultPage>('default-page@1');
