/** The viewer's account. Loaded with its page, never before. */
export { accountSection } from './rules/accountSection';
