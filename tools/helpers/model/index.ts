export { readCall, type CallArgument, type CallValue, type HelperCall } from './call.ts';
export { describeHelper, isHost, type Helper } from './helper.ts';
export type { HelperParameter } from './parameters.ts';
