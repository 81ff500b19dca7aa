/**
 * Events between the arrow-key navigation and the forms that contain cross-origin frames, such as a payment provider's
 * fields. While the focus is inside such a frame, only the frame's document receives keys. Both events bubble.
 */

/** Dispatched at a frame that the viewer has entered; the form asks the provider to focus a field in it. */
export const FRAME_ENTER = 'proscenium:frame-enter';

/** Dispatched at an element around a frame whose input has become complete; the focus leaves the frame. */
export const FRAME_COMPLETE = 'proscenium:frame-complete';
