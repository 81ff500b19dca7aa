/** Whether the stats panel is open. */
import { makeAutoObservable } from 'mobx';

export class PanelSwitch {
  open = false;

  constructor() {
    makeAutoObservable(this);
  }

  toggle(): void {
    this.open = !this.open;
  }
}
