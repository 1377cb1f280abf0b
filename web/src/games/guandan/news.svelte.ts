/** Banners, each for a while, the newest below. */
export class News {
  items: { id: number; text: string }[] = $state.raw([]);
  #next = 0;

  clear(): void {
    this.items = [];
  }

  show(text: string): void {
    const id = this.#next++;
    this.items = [...this.items.slice(-2), { id, text }];
    setTimeout(() => (this.items = this.items.filter((item) => item.id !== id)), 3200);
  }
}
