// Modules are imported directly, not from an entry point, because a server that uses the rules loads this
// file too.
import { defineService } from '#runtime/islands/definition.ts';
import { loadModule } from '#runtime/islands/load.ts';

const load = () => import('./engine/service.ts');

/** The validation of forms: loaded with the first field that has rules. */
export const validation = defineService({
  name: 'validation',
  when: 'load',
  selector: '[data-val=true]',
  defersSubmits: true,
  load,
});

/**
 * Checks a form as a submit would, without sending it, and shows its errors.
 *
 * @param form The form; one without rules is valid.
 * @returns Whether the form is valid, and one message for each invalid name.
 */
export const validate = async (form: HTMLFormElement) => (await loadModule(load)).validate(form);
