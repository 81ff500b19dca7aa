/** `proscenium/sdk/sign-in`: what sign-in methods share. */
export * from './accountForms';
export * from './buttonSignIn';
export * from './codeSignIn';
export * from './embeddedSignIn';
