/** Names of core's analytics events (ANA-013). Plugins follow the same pattern: snake case, object and outcome. */

/** The side panel was asked for. */
export const SIDE_PANEL_STARTED = 'side_panel_started';
/** The side panel is open. */
export const SIDE_PANEL_OPENED = 'side_panel_opened';
/** The side panel was closed. */
export const SIDE_PANEL_CLOSED = 'side_panel_closed';

/** A sign-in page or the side panel was opened. */
export const LOGIN_STARTED = 'login_started';
/** A sign-in succeeded. */
export const LOGIN_COMPLETED = 'login_completed';
/** A sign-in failed, with its code. */
export const LOGIN_ERROR = 'login_error';
/** An account was made. */
export const SIGNUP_COMPLETED = 'signup_completed';
/** A password reset could not be requested. */
export const FORGOTTEN_PASSWORD_ERROR = 'forgotten_password_error';
/** A password reset was requested. */
export const FORGOTTEN_PASSWORD_SUBMITTED = 'forgotten_password_submitted';

/** Carries the value before the toggle (FAV-007, ANA-011). */
export const FAVOURITES = 'favourites';
/** A row was seen, once per visit of its page. */
export const ROW_VIEWED = 'row_viewed';
/** The viewer shared a content. */
export const SHARE = 'share';

/** Of a playback session, with the content's id (ANA-012). */
export const PLAYER_READY = 'player_ready';
/** Playback began or goes on. */
export const PLAYER_PLAY = 'player_play';
/** Playback was paused. */
export const PLAYER_PAUSE = 'player_pause';
/** The content has ended. */
export const PLAYER_ENDED = 'player_ended';
/** Playback failed. */
export const PLAYER_ERROR = 'player_error';
/** Names of a playback session's events. */
export type PlayerEventName =
  typeof PLAYER_READY | typeof PLAYER_PLAY | typeof PLAYER_PAUSE | typeof PLAYER_ENDED | typeof PLAYER_ERROR;

/** Of a payment, with the licence's id (ANA-012). */
export const PAYMENT_STARTED = 'payment_started';
/** It was paid. */
export const PAYMENT_COMPLETED = 'payment_completed';
/** It failed. */
export const PAYMENT_ERROR = 'payment_error';
