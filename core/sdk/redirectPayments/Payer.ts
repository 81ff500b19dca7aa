/** Who pays, as they have typed it: between the form on the page and the moment of paying. */

export class Payer {
  /** As typed, without blanks around it. */
  name = '';

  type(name: string): void {
    this.name = name.trim();
  }
}
