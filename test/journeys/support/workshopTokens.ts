/** How long an access token of the workshop's platform lives, in seconds. */
export const WORKSHOP_TOKEN_SECONDS = 4;
