# frozen_string_literal: true

# Renders the templates of a folder's cases.json in one process; errors are results, too.
require 'json'
require 'logger'
require 'action_view'

folder, helpers = ARGV
require "#{helpers}/archipel_helper"
cases = JSON.parse(File.read("#{folder}/cases.json", encoding: 'UTF-8'))
log = []
Archipel.manifest = cases['manifest']
Archipel.log = ->(sentence) { log << sentence }

view_class = ActionView::Base.with_empty_template_cache
view_class.include(ArchipelHelper)
data = cases['data'].transform_keys(&:to_sym)

results = cases['templates'].to_h do |id, source|
  Archipel.strict = !id.start_with?('lenient:')
  view = view_class.new(ActionView::LookupContext.new([]), {}, nil)
  [id, { html: view.render(inline: source, locals: data) }]
rescue StandardError, SyntaxError => e
  [id, { error: (e.cause || e).message }]
end
puts JSON.generate({ results: results, log: log })
