/** The alert that the next call will carry. */
class Alerting {
  on = $state(false);
  text = $state("");

  clear(): void {
    this.on = false;
    this.text = "";
  }
}

export const alerting = new Alerting();
