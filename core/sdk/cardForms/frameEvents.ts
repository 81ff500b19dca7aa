/**
 * Between arrow keys and the owner of frames of another site, whose documents have the keys while the focus is in them.
 * Both events bubble.
 */

/** At a frame that a viewer has entered: its owner has the other site focus a field there. */
export const FRAME_ENTER = 'proscenium:frame-enter';

/** At a frame, or around it, when what a viewer enters there has become complete: the focus leaves it. */
export const FRAME_COMPLETE = 'proscenium:frame-complete';
