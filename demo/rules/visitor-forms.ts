import { cultures } from '../culture.ts';
import { checkForm, email, oneOf, phone } from './form.ts';
import type { Complaint, FormField, Values } from './form.ts';

export const loginFields = [
  { name: 'Email', required: true, maxLength: 120, rule: email },
  { name: 'Password', required: true, maxLength: 200 },
] as const satisfies readonly FormField[];

export type LoginFieldName = (typeof loginFields)[number]['name'];

export const accountFields = [
  { name: 'FirstName', required: true, maxLength: 60 },
  { name: 'LastName', required: true, maxLength: 60 },
  { name: 'Phone', maxLength: 30, rule: phone },
  { name: 'Language', required: true, rule: oneOf(cultures) },
  { name: 'Newsletter', rule: oneOf(['true']) },
] as const satisfies readonly FormField[];

export type AccountFieldName = (typeof accountFields)[number]['name'];

export const contactFields = [
  { name: 'Name', required: true, maxLength: 120 },
  { name: 'Email', required: true, maxLength: 120, rule: email },
  { name: 'Message', required: true, maxLength: 2000 },
  { name: 'Attachment' },
] as const satisfies readonly FormField[];

export type ContactFieldName = (typeof contactFields)[number]['name'];

export const largestAttachment = 1024 * 1024;
export const attachmentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** The complaints about a message and the file that comes with it, if one does. */
export function checkContact(
  values: Values<ContactFieldName>,
  file: File | undefined,
): Map<ContactFieldName, Complaint> {
  const complaints = checkForm<ContactFieldName>(contactFields, values);
  const complaint = file && complaintAboutFile(file);
  return complaint ? complaints.set('Attachment', complaint) : complaints;
}

function complaintAboutFile({ name, type, size }: File): Complaint | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!Object.hasOwn(attachmentTypes, extension) || attachmentTypes[extension] !== type) return 'filetype';
  return size > largestAttachment ? 'filesize' : undefined;
}
