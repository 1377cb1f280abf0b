import type { People, Presence, ServerMessage, TableView, Told } from "../../wire/types";
import { mergePatch } from "../wire/merge";

/** What the client knows of one table. */
export interface Model {
  view?: TableView;
  people: People;
  presence: Presence;
  /** The server's code when it closed the door. */
  bye?: string;
}

export const EMPTY_MODEL: Model = { people: {}, presence: {} };

export interface Change {
  model: Model;
  /** What happened, for motion and speech; empty when the view only arrived. */
  told: Told[];
}

/** The next model after a message. Versions are the socket's care. */
export function receive(model: Model, message: ServerMessage): Change {
  switch (message.m) {
    case "snapshot": {
      const { bye: _, ...rest } = model;
      return { model: { ...rest, view: message.view }, told: [] };
    }
    case "update":
      if (message.patch === undefined || !model.view) return { model, told: message.told ?? [] };
      return {
        model: { ...model, view: mergePatch(model.view, message.patch) as TableView },
        told: message.told ?? [],
      };
    case "people":
      return { model: { ...model, people: { ...model.people, ...message.people } }, told: [] };
    case "presence":
      return { model: { ...model, presence: message.seats }, told: [] };
    case "bye":
      return { model: { ...model, bye: message.code }, told: [] };
    default:
      return { model, told: [] };
  }
}
