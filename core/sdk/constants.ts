/**
 * The numbers named by the requirements: imported by core, plugins and tests; style sheets get them as custom
 * properties (layoutCss), RLM-091. Times in milliseconds, sizes in px.
 */

/** Device classes (RLM-052 to RLM-056). */
export const MOBILE_MAX_WIDTH = 600;
export const MOBILE_MAX_HEIGHT = 500;
export const TABLET_MAX_WIDTH = 1024;
export const DESKTOP_MAX_WIDTH = 1920;

/** Account layouts and content lists (RLM-057, RLM-058). */
export const LIST_MOBILE_WIDTH = 768;
export const LIST_TABLET_WIDTH = 1024;

/**
 * Further layout widths for style sheets (RLM-058): from the first on, stacked blocks are side by side; the
 * second is for blocks that need more space.
 */
export const SIDE_BY_SIDE_WIDTH = 860;
export const WIDE_WIDTH = 1100;

/** From this width on a top layout shows its menu; below, mobile chrome is used (RLM-059, RLM-060). */
export const FULL_MENU_MIN_WIDTH = 1025;

/** From this width on a row of cards is a carousel; below, a swipeable list (RLM-061, HOM-075). */
export const CAROUSEL_MIN_WIDTH = 1025;

/** Default card width at which a row shows the columns of its window (RLM-045, HOM-033). */
export const DEFAULT_CARD_WIDTH = 320;

/** Added to the gutter by the left sidebar (RLM-042). */
export const SIDEBAR_GUTTER = 100;
export const BAR_HEIGHT = 80;
export const PROGRESS_BAR_WIDTH = 400;
export const LOADER_SIZE = 100;
export const SMALL_LOADER_SIZE = 24;

/** Scrolling (RLM-070 to RLM-075). */
export const COLUMNS_DEBOUNCE = 300;
export const WIDTH_DEBOUNCE = 500;
export const INFINITE_SCROLL = { debounce: 500, margin: '50px', threshold: 0.1 } as const;
export const VISIBILITY = { threshold: 1, margin: '-200px 0px -100px 0px' } as const;
export const SCROLL_THROTTLE = 250;
export const MENU_RESIZE_THROTTLE = 100;
export const BAR_HIDES_AFTER = 150;
export const BAR_RETURNS_AFTER = 50;

/** Motion and delays (RLM-076 to RLM-083). */
export const HAMBURGER_TRANSITION = 200;
export const SIDE_PANEL_TRANSITION = 600;
export const HERO_TEXT_LEAVE = 2000;
/** Milliseconds after which a hero follows a change of the window's size. */
export const HERO_RESIZE_DEBOUNCE = 200;
export const HOVER_CARD_TRANSITION = 100;
export const HOVER_SCALE = 1.4;
export const HOVER_SCALE_TRANSITION = 600;
/** Milliseconds that an expanded card takes to enter and to leave. */
export const EXPANDED_CARD = { enter: 800, leave: 300 } as const;
export const TOAST_DISMISS = 15_000;
/** Milliseconds until a confirmation closes by itself (RLM-080). */
export const CONFIRMATION_CLOSE = 2000;
/** Milliseconds until a share button shows its label again. */
export const SHARE_LABEL_RESET = 2000;
export const RESET_PASSWORD_REDIRECT = 3000;
export const PREMIERE_MODAL_DELAY = 30_000;
export const SHOW_PASSWORD_HIDE = 300;
export const SEARCH_DELAYS = { short: 1000, long: 2000 } as const;
/** How often the progress of running programmes is drawn again (LIV-045). */
export const PROGRESS_REFRESH = 30_000;
/** An hour in milliseconds. */
export const ONE_HOUR = 3_600_000;

/** Page sizes (RLM-084 to RLM-088). */
export const PAGE_SIZES = {
  liveEvents: 15,
  liveSidebar: 10,
  liveBadge: 25,
  upcoming: 12,
  liveCarousel: 12,
  series: 25,
  adjacent: 5,
  guide: 20,
  preview: 2,
  playlist: 25,
  grid: 24,
  favourites: 9,
  history: 25,
  watchlist: 60,
  watchlists: 25,
  bucket: 10,
  guideBucket: 25,
} as const;

/** Pictures (RLM-089, RLM-090). */
export const BACKGROUND_WIDTHS = { mobile: 820, desktop: 1080, switchAt: 1024 } as const;
/** Resize mode of the picture service for sign-in backgrounds (RLM-100). */
export const SIGN_IN_RESIZE = 'AUTO';

/** The More menu (NAV-052, NAV-053). */
export const MORE_MENU = { row: 75, rowsMax: 475, added: 100 } as const;
export const MENU_SCROLLS_AT = 5;
