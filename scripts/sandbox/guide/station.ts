import type { SeedChannel } from '../seed/types';

/** A channel of the guide; a third party's channel has neither logo nor video here. */
export type Station = Omit<SeedChannel, 'logo' | 'videoId'> & Partial<Pick<SeedChannel, 'logo' | 'videoId'>>;
