/** Texts from JSON files to the browser: read, checked, compiled, typed. */
export { messageBundle, type MessageBundle, type MessageFile } from './messageBundle';
export { messagesIn } from './messagesIn';
export { readBundles, readMessageSources } from './readMessageSources';
export { checkMessages, checkOverrides } from './checkMessages';
export { compiledFiles } from './compiledFiles';
export { compileOverrides } from './compileMessages';
export { messageKeysModule, packageKeysModule } from './messageKeysModule';
export { localeTextsModule } from './localeTextsModule';
