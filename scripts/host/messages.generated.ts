/** The texts of pages that only the host writes. Written by `npm run generate`; not edited by hand. */
import type { ShippedLocale } from '../../core/i18n/shippedLocales';

export const hostMessages: Readonly<Record<ShippedLocale, Readonly<Record<'closedTitle' | 'closedText' | 'needsJavaScript' | 'pagesLabel', string>>>> = {
  en: {
    closedTitle: "This site is not open yet",
    closedText: "You need a user name and a password to see it.",
    needsJavaScript: "Turn on JavaScript to watch, to search and to sign in.",
    pagesLabel: "Pages",
  },
  pt: {
    closedTitle: "Este site ainda não abriu",
    closedText: "Para o ver, precisa de um nome de utilizador e de uma palavra-passe.",
    needsJavaScript: "Ative o JavaScript para ver, pesquisar e iniciar sessão.",
    pagesLabel: "Páginas",
  },
  es: {
    closedTitle: "Este sitio aún no está abierto",
    closedText: "Para verlo necesitas un nombre de usuario y una contraseña.",
    needsJavaScript: "Activa JavaScript para ver, buscar e iniciar sesión.",
    pagesLabel: "Páginas",
  },
  ar: {
    closedTitle: "هذا الموقع غير متاح بعد",
    closedText: "تحتاج إلى اسم مستخدم وكلمة مرور لرؤيته.",
    needsJavaScript: "فعّل JavaScript للمشاهدة والبحث وتسجيل الدخول.",
    pagesLabel: "الصفحات",
  },
};
