import { object, string } from 'valibot';
import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses } from '../about/statuses.ts';
import { writtenAsset, writtenAssets } from './schema.ts';

const fields = {
  guid: 'Id; or `AssetId`.',
  AssetId: 'Id; or `guid`.',
  name: 'Name of the file; or `Name`, or `OriginalFileName`.',
  Name: 'Name of the file.',
  OriginalFileName: 'Name of the file.',
  thumbnail_url: 'Address of a small picture; without it `Uri` of a picture.',
  Uri: 'Address of the file.',
  size: 'Bytes.',
  fileType: '`Image` marks pictures.',
  width: 'Width of the picture in pixels.',
  height: 'Height of the picture in pixels.',
  tmpName: 'Name of the temporary file, which the form sends and a crop needs.',
  Error: 'A sentence for the visitor: the file can’t be used.',
};

const listed = Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [`[].${name}`, sentence]));

const asset = {
  guid: '5f0c2a',
  name: 'portrait.jpg',
  thumbnail_url: '/assets/library/portrait-80.webp',
  fileType: 'Image',
  width: 900,
  height: 600,
};

const number = (description: string, example: string) => ({
  description: `${description}, in pixels.`,
  example,
});

/** Calls of files and pictures. */
export const assetCalls: AboutCalls = {
  'assets.read': {
    method: 'GET',
    path: '/api/v1/assetslibrary/assets/{id}',
    purpose: 'Reads a file or picture of the library by its id.',
    variables: { id: { description: '`data-asset-id` of `asset-field`.', example: '5f0c2a' } },
    answer: {
      description: 'The asset, in either shape. Numbers may be texts.',
      ...aboutContent({ schema: writtenAsset, example: asset, fields }),
    },
    statuses: readStatuses,
    via: ['fetchAsset'],
  },
  'assets.upload': {
    method: 'POST',
    path: '/{culture}/assetslibrary/upload',
    address: '`data-upload-url` of `asset-field`',
    purpose:
      'Sends one file. It is sent again three times when the answer is lost, with the same `uploadId`.',
    variables: { culture: { description: 'The page’s language.', example: 'fr' } },
    body: {
      type: 'multipart',
      ...aboutContent({
        schema: object({ uploadId: string(), file: string() }),
        example: { uploadId: 'b7e6c1d0-4a0f-4f4e-9a30-6a0a5cf8a3f1', file: '(the file)' },
        fields: { uploadId: 'The same for each try of one file.', file: 'The file.' },
      }),
    },
    answer: {
      description: 'The stored files, or the first with an `Error`.',
      ...aboutContent({
        schema: writtenAssets,
        example: [{ ...asset, tmpName: 'tmp-81c3.jpg' }],
        fields: listed,
      }),
    },
    statuses: {
      401: readStatuses[401],
      429: 'Tried again three times, as 408, 500, 502, 503 and 504.',
      '4XX': 'The error dialog with the Message, which stays at the file.',
      '5XX': 'Tried again, then as 4xx.',
    },
    via: ['readUploaded'],
  },
  'assets.crop': {
    method: 'GET',
    path: '/assets/croptempimg/{name}/{x}/{y}/{w}/{h}/{cropWidth}/{cropHeight}',
    purpose:
      'Cuts a part out of an uploaded picture. It is a GET that creates a file; no cache may answer it.',
    variables: {
      name: { description: '`tmpName` of the picture.', example: 'tmp-81c3.jpg' },
      x: number('Left edge of the part', '120'),
      y: number('Upper edge of the part', '40'),
      w: number('Width of the part', '600'),
      h: number('Height of the part', '450'),
      cropWidth: number('Width of the result', '400'),
      cropHeight: number('Height of the result', '300'),
    },
    query: {
      keepOriginal: {
        description: '`true` also stores the uncut picture.',
        example: 'true',
        isOptional: true,
      },
    },
    answer: {
      description: 'The new picture, with an id or a `tmpName` of its own, or an `Error`.',
      ...aboutContent({
        schema: writtenAsset,
        example: { ...asset, width: 400, height: 300, tmpName: 'tmp-81c4.jpg' },
        fields,
      }),
    },
    statuses: {
      ...readStatuses,
      '4XX': 'The error dialog; the crop dialog stays, and its button tries again.',
    },
    via: ['cropImage'],
  },
};
