package com.acme.notes.repository;

import com.acme.notes.domain.Label;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface LabelRepository
    extends JpaRepository<Label, Integer>, JpaSpecificationExecutor<Label> {}
