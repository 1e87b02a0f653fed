// Imported directly and not from an entry point: a server that validates by our rules loads this file as well.
import { defineService } from '#runtime/islands/definition.ts';
import { loadModule } from '#runtime/islands/load.ts';

const load = () => import('./engine/service.ts');

/** The validation of forms: loaded with the first field that has rules. */
export const validation = defineService({
  name: 'validation',
  when: 'load',
  selector: '[data-val="true"]',
  defersSubmits: true,
  load,
});

/**
 * Checks a form as a submit would, without sending it, and shows what is wrong.
 *
 * @param form The form; one without rules is valid.
 * @returns Whether all is well, and one message for each name that is not.
 */
export const validate = async (form: HTMLFormElement) => (await loadModule(load)).validate(form);
