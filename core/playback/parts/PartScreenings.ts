/** The showing as each part sees it: one view a part, so that what a failed part holds can be let go. */
import { makeAutoObservable } from 'mobx';
import type { PlayerQueue } from '../../sdk';
import type { Screening } from '../Screening';
import type { PartRequest } from './declaredParts';
import { PartScreening } from './PartScreening';

export class PartScreenings {
  /** It may be corrected while the content plays. */
  title = '';
  private readonly views = new Map<string, PartScreening>();

  constructor(
    private readonly screening: Screening,
    private readonly queue: PlayerQueue,
  ) {
    makeAutoObservable<this, 'views' | 'screening' | 'queue'>(this, { views: false, screening: false, queue: false, of: false });
  }

  call(title: string): void {
    this.title = title;
  }

  /** The same view for the same part. */
  of({ plugin, name }: PartRequest): PartScreening {
    const key = `${plugin} ${name}`;
    const known = this.views.get(key) ?? new PartScreening(this.screening, this.queue, () => this.title);
    this.views.set(key, known);
    return known;
  }
}
