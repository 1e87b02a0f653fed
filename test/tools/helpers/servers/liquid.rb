# frozen_string_literal: true

# Renders the templates of a folder's cases.json in one process; errors are results, too.
require 'json'

folder, helpers = ARGV
require "#{helpers}/archipel_liquid"
cases = JSON.parse(File.read("#{folder}/cases.json", encoding: 'UTF-8'))
log = []
Archipel.manifest = cases['manifest']
Archipel.log = ->(sentence) { log << sentence }

results = cases['templates'].to_h do |id, source|
  Archipel.strict = !id.start_with?('lenient:')
  [id, { html: Liquid::Template.parse(source).render!(cases['data']) }]
rescue Liquid::Error => e
  [id, { error: e.to_s(false) }]
end
puts JSON.generate({ results: results, log: log })
