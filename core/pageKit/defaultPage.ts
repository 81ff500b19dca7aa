/** The default menu page: target of the logo, the root and every dead end (ROU-116). */
import { token } from '../sdk/token';

export interface DefaultPage {
  /** Its path in the active route table; observable. */
  readonly path: string;
  /** Its section, if it is a section page; ROOT shows the same one. */
  readonly section: string;
}
export const defaultPage = token<DefaultPage>('default-page@1');
