import { useStore } from '@nanostores/react';
import { InlineEdit } from '#kit/inline-edit.tsx';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { listDescriptionOf, listNameOf, type Wishlist } from '#stores/wishlists';
import { texts } from './texts.ts';
import { Unsaved } from './unsaved.tsx';

/** Both are sent in an address, and servers limit its length (T14). */
const MAX_NAME_LENGTH = 80;
const MAX_DESCRIPTION_LENGTH = 1000;

function nameProblem(text: string): string | undefined {
  return text === '' ? chooseTexts(texts).noName : undefined;
}

function descriptionProblem(text: string): string | undefined {
  return encodeURIComponent(text).length > MAX_DESCRIPTION_LENGTH ? chooseTexts(texts).tooLong : undefined;
}

/** Name and description of a list, edited in place (WSH-04). */
export function ListHead({ list, canEdit }: { list: Wishlist; canEdit: boolean }) {
  const { id } = useIsland();
  const labels = chooseTexts(texts);
  const [name, description] = [listNameOf(list), listDescriptionOf(list)];
  const [{ value: shownName }, { value: shownText }] = [useStore(name.$state), useStore(description.$state)];
  if (!canEdit) {
    return (
      <>
        <h2 className="wishlist-title">{shownName}</h2>
        {shownText && <p className="wishlist-text">{shownText}</p>}
      </>
    );
  }
  return (
    <>
      <h2 className="wishlist-title" tabIndex={-1} data-wishlist-heading="">
        <InlineEdit
          id={`${id}-name`}
          value={shownName}
          labels={{ edit: labels.editName }}
          maxLength={MAX_NAME_LENGTH}
          problemOf={nameProblem}
          onSave={(text) => name.set(text)}
        />
      </h2>
      <Unsaved slot={name} />
      <div className="wishlist-text">
        <InlineEdit
          id={`${id}-description`}
          value={shownText}
          labels={{ edit: labels.editDescription, placeholder: labels.noDescription }}
          isMultiline
          maxLength={MAX_DESCRIPTION_LENGTH}
          problemOf={descriptionProblem}
          onSave={(text) => description.set(text)}
        />
      </div>
      <Unsaved slot={description} />
    </>
  );
}
