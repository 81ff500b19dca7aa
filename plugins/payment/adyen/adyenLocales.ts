/** Adyen Web's locales; for two of one language, the one more common in our markets comes first. */
export const adyenLocales = [
  ...(['ar', 'bg-BG', 'ca-ES', 'cs-CZ', 'da-DK', 'de-DE', 'el-GR', 'en-US', 'es-ES', 'et-EE', 'fi-FI', 'fr-FR'] as const),
  ...(['hr-HR', 'hu-HU', 'is-IS', 'it-IT', 'ja-JP', 'ko-KR', 'lt-LT', 'lv-LV', 'nl-NL', 'no-NO', 'pl-PL'] as const),
  ...(['pt-PT', 'pt-BR', 'ro-RO', 'ru-RU', 'sk-SK', 'sl-SI', 'sv-SE', 'zh-CN', 'zh-TW'] as const),
] as const;
