/** Buttons as the big providers want them, for the plugins that sign in with these. */
export { appleLook } from './appleLook';
export { facebookLook } from './facebookLook';
export { googleLook } from './googleLook';
