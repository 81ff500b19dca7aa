/** The texts of a page that failed before its messages could be read. Written by `npm run generate`; not edited by hand. */
import type { ShippedLocale } from '../i18n/shippedLocales';

export const failureMessages: Readonly<Record<ShippedLocale, Readonly<Record<'pageFailedTitle' | 'pageFailedText' | 'tryAgain', string>>>> = {
  en: {
    pageFailedTitle: "The show did not start",
    pageFailedText: "We could not load this page. It is us, not you. Try again in a moment.",
    tryAgain: "Try again",
  },
  pt: {
    pageFailedTitle: "A sessão não começou",
    pageFailedText: "Não conseguimos carregar esta página. O problema é nosso. Tente de novo dentro de momentos.",
    tryAgain: "Tentar de novo",
  },
  es: {
    pageFailedTitle: "La función no empezó",
    pageFailedText: "No pudimos cargar esta página. El fallo es nuestro. Inténtalo de nuevo en un momento.",
    tryAgain: "Intentar de nuevo",
  },
  ar: {
    pageFailedTitle: "لم يبدأ العرض",
    pageFailedText: "تعذّر علينا تحميل هذه الصفحة. الخلل من عندنا. حاول مرة أخرى بعد قليل.",
    tryAgain: "حاول مرة أخرى",
  },
};
