import type { SeedChannel } from '../seed/types';

/** A channel of the guide; one of another house has neither a mark nor a video here. */
export type Station = Omit<SeedChannel, 'logo' | 'videoId'> & Partial<Pick<SeedChannel, 'logo' | 'videoId'>>;
