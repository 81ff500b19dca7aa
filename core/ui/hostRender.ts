/**
 * The render that the host made of a page, and that the browser takes over: both must draw the same, so it
 * depends neither on the device (window, pointer, storage, time zone) nor on the clock.
 */
import { useContext } from 'react';
import { sharedContext } from '../sharedContext';

/**
 * Time of the host's render in epoch milliseconds, on the host and in the browser until the page has been
 * hydrated; null in every other render.
 */
export const HostRender = sharedContext<number | null>('host-render@1', null);

/**
 * Around content that not every window shows: its pictures are loaded lazily, so that a browser loads none that it
 * does not show.
 */
export const MayBeHidden = sharedContext('may-be-hidden@1', false);

/** The value of `HostRender`; components render again, as a transition, when it becomes null. */
export const useHostRender = (): number | null => useContext(HostRender);

/** Whether this is the host, which has no document. */
export const isOnHost = typeof document === 'undefined';
