/** The texts of pages that only the host writes. Written by `npm run generate`; not edited by hand. */
import type { ShippedLocale } from '../../core/i18n/shippedLocales';

export const hostMessages: Readonly<Record<ShippedLocale, Readonly<Record<'closedTitle' | 'closedText', string>>>> = {
  en: {
    closedTitle: "This site is not open yet",
    closedText: "You need a user name and a password to see it.",
  },
  pt: {
    closedTitle: "Este site ainda não abriu",
    closedText: "Para o ver, precisa de um nome de utilizador e de uma palavra-passe.",
  },
  es: {
    closedTitle: "Este sitio aún no está abierto",
    closedText: "Para verlo necesitas un nombre de usuario y una contraseña.",
  },
  ar: {
    closedTitle: "هذا الموقع غير متاح بعد",
    closedText: "تحتاج إلى اسم مستخدم وكلمة مرور لرؤيته.",
  },
};
