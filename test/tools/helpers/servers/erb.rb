# frozen_string_literal: true

# Renders the templates of a folder's cases.json in one process; errors are results, too.
require 'json'

folder, helpers = ARGV
require "#{helpers}/archipel_helper"
cases = JSON.parse(File.read("#{folder}/cases.json", encoding: 'UTF-8'))
log = []
Archipel.manifest = cases['manifest']
Archipel.log = ->(sentence) { log << sentence }

# The object whose methods and variables a template has.
class Page
  include ArchipelHelper

  def initialize(data)
    data.each { |name, value| define_singleton_method(name) { value } }
  end

  def variables
    binding
  end
end

results = cases['templates'].to_h do |id, source|
  Archipel.strict = !id.start_with?('lenient:')
  [id, { html: Archipel::Template.new(source).result(Page.new(cases['data']).variables) }]
rescue StandardError, SyntaxError => e
  [id, { error: e.message }]
end
puts JSON.generate({ results: results, log: log })
