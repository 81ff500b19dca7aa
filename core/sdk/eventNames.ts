/** Names of core's analytics events (ANA-013). Plugins follow the same pattern: snake case, object and outcome. */

export const SIDE_PANEL_STARTED = 'side_panel_started';
export const SIDE_PANEL_OPENED = 'side_panel_opened';
export const SIDE_PANEL_CLOSED = 'side_panel_closed';

export const LOGIN_STARTED = 'login_started';
export const LOGIN_COMPLETED = 'login_completed';
export const LOGIN_ERROR = 'login_error';
export const SIGNUP_COMPLETED = 'signup_completed';
export const FORGOTTEN_PASSWORD_ERROR = 'forgotten_password_error';
export const FORGOTTEN_PASSWORD_SUBMITTED = 'forgotten_password_submitted';

/** Carries the value before the toggle (FAV-007, ANA-011). */
export const FAVOURITES = 'favourites';
export const ROW_VIEWED = 'row_viewed';
export const SHARE = 'share';

/** Of a playback session, with the content's id (ANA-012). */
export const PLAYER_READY = 'player_ready';
export const PLAYER_PLAY = 'player_play';
export const PLAYER_PAUSE = 'player_pause';
export const PLAYER_ENDED = 'player_ended';
export const PLAYER_ERROR = 'player_error';
export type PlayerEventName =
  typeof PLAYER_READY | typeof PLAYER_PLAY | typeof PLAYER_PAUSE | typeof PLAYER_ENDED | typeof PLAYER_ERROR;

/** Of a payment, with the licence's id (ANA-012). */
export const PAYMENT_STARTED = 'payment_started';
export const PAYMENT_COMPLETED = 'payment_completed';
export const PAYMENT_ERROR = 'payment_error';
